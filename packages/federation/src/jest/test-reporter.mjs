import path from 'node:path';

/** Messages of failing tests are cut: they may contain a whole DOM or a long stack. */
const MAX_MESSAGE_CHARACTERS = 1_500;

const print = (type, text) => process.stdout.write(`${JSON.stringify({ type, text })}\n`);

/** A reporter of Jest that prints one JSON line for each test that starts, ends or fails, for the gate to read. */
export default class TestReporter {
  onTestFileStart({ path: file }) {
    print('started', this.nameOf(file));
  }

  onTestCaseStart({ path: file }, { ancestorTitles, title }) {
    print('started', this.nameOf(file, [...ancestorTitles, title]));
  }

  onTestCaseResult({ path: file }, { ancestorTitles, title }) {
    print('ended', this.nameOf(file, [...ancestorTitles, title]));
  }

  onTestFileResult({ path: file }, { testResults, testExecError }) {
    const fail = (titles, message) =>
      print('failed', `${this.nameOf(file, titles)}\n${message.slice(0, MAX_MESSAGE_CHARACTERS)}`);
    if (testExecError) fail([], testExecError.stack ?? testExecError.message);
    for (const { status, ancestorTitles, title, failureMessages } of testResults)
      if (status === 'failed') fail([...ancestorTitles, title], failureMessages.join('\n'));
    print('ended', this.nameOf(file));
  }

  onRunComplete(_contexts, { numTotalTests, numPassedTests }) {
    print('completed', `${numPassedTests} of ${numTotalTests} tests pass`);
  }

  nameOf(file, titles = []) {
    return [path.relative(process.cwd(), file), ...titles].join(' › ');
  }
}
