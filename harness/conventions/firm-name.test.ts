import { firm } from '@site/firm';
import { matchingLines, trackedFiles } from './tracked-files';

const SOURCE = 'packages/firm/src/firm.ts';
const files = trackedFiles(/\.(tsx?|m?js|cjs|json|html|webmanifest|svg)$/).filter((file) => file !== SOURCE);

test("the firm's name is written in one file, from which everything else imports it", () => {
  const [firstWord] = firm.name.split(' ');
  expect(matchingLines(files, new RegExp(`${firm.name}|${firstWord} `))).toEqual([]);
  expect(matchingLines([SOURCE], new RegExp(`'${firm.name}'`))).toHaveLength(1);
});
