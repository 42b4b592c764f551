export { type Api, type ApiOptions, createApi } from './app.ts';
export { DEVELOPMENT_SECURITY_KEY } from './config.ts';
export { createJsonLogger, type LogFields, type Logger, silentLogger } from './log.ts';
