import type { SpawnOptions } from 'node:child_process';

export declare const root: string;
export declare function run(command: string, parameters: string[], settings?: SpawnOptions): Promise<number>;
