export { type OpenApiOptions, openApiDocument } from './document.ts';
export { API_GROUPS, type ApiGroup, GROUP_DESCRIPTIONS } from './groups.ts';
export { isJson, type Json } from './json-schema.ts';
