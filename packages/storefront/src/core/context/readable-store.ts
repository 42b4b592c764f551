import type { StoreApi } from 'zustand';

/** A zustand store that only its owner changes; `useStore` reads it. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
