export { activateRelease, renewSignatures, rollBackRelease } from './activate-release';
export { awaitVerdict, describeVerdict, type Verdict } from './await-verdict';
export { OriginClient } from './origin-client';
export { publishRelease, type PublishOptions } from './publish-release';
