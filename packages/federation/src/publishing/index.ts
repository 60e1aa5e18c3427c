export { activateRelease, rollBackRelease } from './activate-release';
export { awaitVerdict, type Verdict } from './await-verdict';
export { OriginClient } from './origin-client';
export {
  publishRelease,
  readBuiltRelease,
  type PublishOptions,
  type UploadProgress,
} from './publish-release';
export { signAnew } from './sign-anew';
