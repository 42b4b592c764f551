'use client';

export { cacheKey } from '../http/request.ts';
export { useClient } from './api-context.ts';
export { ApiProvider, type ApiProviderProps } from './api-provider.tsx';
export { createQueryCache, type QueryCache } from './query-cache.ts';
export { type QueryOptions, type QueryState, useIsFresh, useQuery } from './use-query.ts';
export { useRevalidate } from './use-revalidate.ts';
