import { jestProject } from '../packages/federation/jest-project.mjs';

export default jestProject('lab', { testMatch: ['<rootDir>/**/*.test.ts'] });
