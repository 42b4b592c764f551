'use client';

export { cacheKey } from '../http/request.ts';
export { useClient } from './api-context.ts';
export { ApiProvider, type ApiProviderProps } from './api-provider.tsx';
export { useBrought } from './use-brought.ts';
export { useFillCache, useForgetPrivate, useRevalidate } from './use-cache.ts';
export { type QueryOptions, type QueryState, useQuery } from './use-query.ts';
