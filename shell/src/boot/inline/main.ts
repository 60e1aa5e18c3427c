// Inlined in the head of every document. A page has no other code until its scripts are loaded.
import { CODE_FAILED } from '../boot';
import { afterFirstPaint } from './after-first-paint';
import { holdOfflinePosts } from './hold-offline-posts';
import { holdPresses } from './held-presses';
import { loadCode } from './load-code';

holdOfflinePosts();
const dropPresses = holdPresses();
addEventListener(CODE_FAILED, dropPresses);
void afterFirstPaint().then(loadCode).catch(dropPresses);
