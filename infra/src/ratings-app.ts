import { App, type AppProps, Validations } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import { RatingsStack } from './ratings-stack.ts';

/**
 * The app with every check that must pass before a deployment. The recommended flags make the findings of CDK's
 * own template validation errors (`validateAgainstDefaultRules`), as those of cdk-nag are.
 */
export function composeApp({ context, ...props }: AppProps = {}): { app: App; stack: RatingsStack } {
  const app = new App({ analyticsReporting: false, ...props, context: { ...recommendedFlags, ...context } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stack = new RatingsStack(app, 'Kuvvet', {
    description: 'Kuvvet: rating lists of a chess federation',
    terminationProtection: true,
  });
  return { app, stack };
}
