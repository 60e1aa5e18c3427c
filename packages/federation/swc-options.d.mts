import type { Options } from '@swc/core';

export declare function swcOptions(settings?: { decorators?: boolean }): Options;
