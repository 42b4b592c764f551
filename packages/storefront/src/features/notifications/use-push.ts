import { pushKey, removePushSubscription, savePushSubscription } from '@zaylat/api-client';
import type { PushChoices, PushSubscriptionKeys } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useEffect, useState } from 'react';
import { useFeatureState, useSession } from '../../core/context/app-context.ts';
import { pushDeviceState } from './feature.ts';
import { PUSH_OWNER_KEY } from './push-keys.ts';

/** State of the push messages on this device. */
export type PushState =
	| { readonly name: 'loading' | 'unsupported' | 'denied' | 'off' | 'pending' | 'failed' }
	| { readonly name: 'on'; readonly subscription: PushSubscriptionKeys; readonly choices: PushChoices };

/** Push messages on this device, and what can be done with them. */
export interface Push {
	readonly state: PushState;
	/** Call it in the handler of a press. */
	turnOn(): Promise<void>;
	turnOff(): Promise<void>;
	/** @returns whether it was stored */
	choose(choices: Partial<PushChoices>): Promise<boolean>;
}

/** Reads and changes the push messages of this device. */
export function usePush(): Push {
	const loadDevice = useFeatureState(pushDeviceState);
	const client = useClient();
	const user = useSession().data?.user.id;
	const [state, setState] = useState<PushState>({ name: 'loading' });

	useEffect(() => {
		let isGone = false;
		const read = async (): Promise<PushState> => {
			const device = await loadDevice();
			const permission = await device.permission();
			if (permission !== 'possible') return { name: permission };
			const subscription = await device.current();
			if (subscription === undefined) return { name: 'off' };
			// Also renews the language, and the session that the device belongs to.
			const saved = await client.attempt(savePushSubscription(subscription));
			return saved.ok ? { name: 'on', subscription, choices: saved.value.data } : { name: 'failed' };
		};
		read().then(
			(found) => !isGone && setState(found),
			() => !isGone && setState({ name: 'failed' }),
		);
		return () => {
			isGone = true;
		};
	}, [loadDevice, client]);

	async function subscribe(): Promise<PushState> {
		const device = await loadDevice();
		if (!(await device.ask())) return { name: (await device.permission()) === 'denied' ? 'denied' : 'off' };
		const key = await client.attempt(pushKey());
		if (!key.ok) return { name: 'failed' };
		const { publicKey } = key.value.data;
		if (publicKey === null) return { name: 'unsupported' };
		const subscription = await device.subscribe(publicKey);
		const saved = await client.attempt(savePushSubscription(subscription));
		if (!saved.ok) return { name: 'failed' };
		if (user !== undefined) keepOwner(user);
		return { name: 'on', subscription, choices: saved.value.data };
	}

	return {
		state,
		async turnOn() {
			setState({ name: 'pending' });
			setState(await subscribe().catch((): PushState => ({ name: 'failed' })));
		},
		async turnOff() {
			if (state.name !== 'on') return;
			setState({ name: 'pending' });
			// The browser's own end counts: the API forgets the device at the first message that does not reach it.
			await client.attempt(removePushSubscription(state.subscription.endpoint));
			const device = await loadDevice();
			const isOff = await device.unsubscribe().then(
				() => true,
				() => false,
			);
			setState(isOff ? { name: 'off' } : state);
		},
		async choose(choices) {
			if (state.name !== 'on') return false;
			const saved = await client.attempt(savePushSubscription(state.subscription, choices));
			if (saved.ok) setState({ ...state, choices: saved.value.data });
			return saved.ok;
		},
	};
}

function keepOwner(user: string): void {
	try {
		window.localStorage.setItem(PUSH_OWNER_KEY, user);
	} catch {
		// Without storage the API still forgets the device with its session.
	}
}
