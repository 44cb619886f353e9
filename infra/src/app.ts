import { composeApp } from './ratings-app.ts';

composeApp({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' }).app.synth();
