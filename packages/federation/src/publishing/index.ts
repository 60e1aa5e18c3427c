export { activateRelease, rollBackRelease } from './activate-release';
export { awaitVerdict, type Verdict } from './await-verdict';
export { describeVerdict } from './describe-verdict';
export { OriginClient } from './origin-client';
export { publishRelease, type PublishOptions, type UploadProgress } from './publish-release';
export { renewSignatures } from './renew-signatures';
export { describeRetry } from './retry';
