import { describe, expect, test, vi } from 'vitest';
import { addCartLine, cartCount, productDetail } from '../index.ts';
import { COUNT, LINE, setUpClient } from '../testing/client-set-up.ts';
import { json, refusal } from '../testing/fake-fetch.ts';

describe('no request twice', () => {
	test('equal reads that are under way share one', async () => {
		const { client, seen } = setUpClient([json(COUNT)]);
		const responses = await Promise.all([
			client.send(cartCount()),
			client.send(cartCount()),
			client.attempt(cartCount()),
		]);
		expect(responses).toEqual([COUNT, COUNT, { ok: true, value: COUNT }]);
		expect(seen).toHaveLength(1);
		await client.send(cartCount());
		expect(seen).toHaveLength(2);
	});

	test('a read for which a fresh response is asked does not join one that is under way', async () => {
		const { client, seen } = setUpClient([json(COUNT)]);
		await Promise.all([client.send(cartCount()), client.send(cartCount(), { isFresh: true })]);
		expect(seen).toHaveLength(2);
	});

	test('different reads and equal writes do not', async () => {
		const { client, seen } = setUpClient([json(COUNT)]);
		await Promise.all([client.send(productDetail('1')), client.send(productDetail('2'))]);
		await Promise.all([client.send(addCartLine(LINE)), client.send(addCartLine(LINE))]);
		expect(seen).toHaveLength(4);
	});

	test('a shared failure reaches everyone and is not remembered', async () => {
		const { client, seen } = setUpClient([refusal('product_not_found', 404), json({ data: {} })]);
		const [one, other] = await Promise.all([client.attempt(productDetail('1')), client.attempt(productDetail('1'))]);
		expect([one.ok, other.ok]).toEqual([false, false]);
		expect((await client.attempt(productDetail('1'))).ok).toBe(true);
		expect(seen).toHaveLength(2);
	});

	test('one who gives up does not take it from the others', async () => {
		let response = (_: Response) => {};
		const { client, seen } = setUpClient([() => new Promise<Response>((resolve) => (response = resolve))]);
		const controller = new AbortController();
		const impatient = client.send(cartCount(), { signal: controller.signal });
		const patient = client.send(cartCount(), { signal: new AbortController().signal });
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		controller.abort(new Error('left'));
		await expect(impatient).rejects.toThrow('left');
		response(json(COUNT));
		expect(await patient).toEqual(COUNT);
	});

	test('when the last one gives up, the request ends and the next starts anew', async () => {
		const { client, seen } = setUpClient(['never', json(COUNT)]);
		const controllers = [new AbortController(), new AbortController()];
		const ended = controllers.map(({ signal }) => client.send(cartCount(), { signal }));
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		for (const controller of controllers) controller.abort(new Error('left'));
		await Promise.all(ended.map((end) => expect(end).rejects.toThrow('left')));
		expect(seen[0]?.init.signal?.aborted).toBe(true);
		expect(await client.send(cartCount())).toEqual(COUNT);
	});
});
