export { type Api, type ApiOptions, createApi } from './app.ts';
export { createJsonLogger, type LogFields, type Logger, silentLogger } from './log.ts';
