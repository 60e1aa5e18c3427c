// Inlined in the head of every document. A page has no other code until its scripts are loaded.
import { CODE_FAILED } from '../boot';
import { afterFirstPaint } from './after-first-paint';
import { holdOfflinePosts } from './hold-offline-posts';
import { holdPresses } from './held-presses';
import { loadCode } from './load-code';

holdOfflinePosts();
const presses = holdPresses();
addEventListener(CODE_FAILED, presses.drop);
afterFirstPaint(() => void loadCode().catch(presses.drop));
