import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the files that take minutes, so that the last ones are short and no core waits for the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/pipeline/');
    return [...sorted.filter(long), ...sorted.filter((file) => !long(file))];
  }
}
