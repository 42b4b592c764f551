import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import type { PushDevice } from './push-device.ts';
import { PUSH_OFFER_KEY, PUSH_OWNER_KEY } from './push-keys.ts';

/** Loads the push messages of this device. Few pages use them, so their code is not part of the first load. */
export const pushDeviceState: FeatureState<() => Promise<PushDevice>> = {
	create: () => async () => (await import('./push-device.ts')).createPushDevice(globalThis.window),
};

/** Push messages end by their owner's key when it is another's than the session. */
export const notificationsFeature: Feature = { deviceKeys: [PUSH_OWNER_KEY, PUSH_OFFER_KEY] };
