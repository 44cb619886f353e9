import { ingestMetrics } from '@kuvvet/ingest/metrics';
import { notifyMetrics } from '@kuvvet/notify/metrics';
import { publishMetrics } from '@kuvvet/publish/metrics';
import { rateMetrics } from '@kuvvet/rate/metrics';
import { describe, expect, it } from 'vitest';
import { synthesize } from './template.ts';

const template = synthesize();

const own = Object.entries({
  ingest: ingestMetrics,
  rate: rateMetrics,
  publish: publishMetrics,
  notify: notifyMetrics,
}).flatMap(([service, metrics]) =>
  Object.values(metrics).map((name) => ['Kuvvet', name, 'service', service]),
);

/** What the widgets of the dashboard show: namespace, name, then names and values of dimensions in turn. */
const shown: readonly (readonly unknown[])[] = Object.values(
  template.findResources('AWS::CloudWatch::Dashboard'),
).flatMap(({ Properties }) => {
  const parts: unknown[] = Properties.DashboardBody['Fn::Join'][1];
  const body = parts.map((part) => (typeof part === 'string' ? part : 'reference')).join('');
  return (JSON.parse(body).widgets as { properties: { metrics?: unknown[][] } }[]).flatMap(
    ({ properties }) => properties.metrics ?? [],
  );
});
const plain = shown.map((metric) => metric.filter((part) => typeof part === 'string'));

describe('the metrics', () => {
  it('of the stages are told apart by the stage and nothing else', () => {
    const alarmed = Object.values(
      template.findResources('AWS::CloudWatch::Alarm', { Properties: { Namespace: 'Kuvvet' } }),
    ).map(({ Properties: { Namespace, MetricName, Dimensions } }) => [
      Namespace,
      MetricName,
      ...Dimensions.flatMap(({ Name, Value }: { Name: string; Value: string }) => [Name, Value]),
    ]);
    expect(alarmed).not.toEqual([]);
    for (const metric of [...alarmed, ...plain.filter(([namespace]) => namespace === 'Kuvvet')]) {
      expect(own).toContainEqual(metric);
    }
  });

  it('of AWS are those of named parts: no dimension takes its values from what is sent', () => {
    const alarmed = Object.values(template.findResources('AWS::CloudWatch::Alarm')).flatMap(
      ({ Properties }) => (Properties.Dimensions ?? []).map(({ Name }: { Name: string }) => Name),
    );
    const graphed = plain.flatMap((metric) => metric.slice(2).filter((_, at) => at % 2 === 0));
    expect([...new Set([...alarmed, ...graphed])].sort()).toEqual([
      'ApiId',
      'DistributionId',
      'FunctionName',
      'Operation',
      'QueueName',
      'Region',
      'Stage',
      'TableName',
      'service',
    ]);
  });
});

describe("the operator's page", () => {
  it('is one, and shows every metric that a stage counts', () => {
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
    for (const metric of own) expect(plain).toContainEqual(metric);
  });

  it('shows the state of every alarm', () => {
    const [page] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const named: string[] = Object.keys(template.findResources('AWS::CloudWatch::Alarm'));
    const body = JSON.stringify(page?.Properties.DashboardBody);
    expect(named.filter((alarm) => !body.includes(`"Fn::GetAtt":["${alarm}","Arn"]`))).toEqual([]);
  });
});
