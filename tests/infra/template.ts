import { composeApp } from '@kuvvet/infra';
import { Template } from 'aws-cdk-lib/assertions';

/** Assets stay source directories: a template does not depend on what is in a bundle. */
export const withoutBundles = { 'aws:cdk:bundling-stacks': [] };

export const synthesize = () =>
  Template.fromStack(composeApp({ context: withoutBundles, builtinCloudFormationValidation: false }).stack);
