import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from './configuration';

export const CONFIGURATION = Symbol('configuration');
export const LOGGER = Symbol('logger');

/** Provides the parsed environment and the logger to every module. */
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration, logger: Logger): DynamicModule {
    const providers = [
      { provide: CONFIGURATION, useValue: configuration },
      { provide: LOGGER, useValue: logger },
    ];
    return { module: ConfigurationModule, global: true, providers, exports: providers };
  }
}
