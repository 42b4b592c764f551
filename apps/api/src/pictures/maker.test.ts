import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { silentLogger } from '../log.ts';
import { createPictureMaker, type PictureMaker } from './maker.ts';

let maker: PictureMaker;
afterEach(() => maker.close());

/** Processes that this one started, by their ids. */
const children = () =>
	execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.filter(([, parent, name]) => parent === String(process.pid) && name !== 'ps')
		.map(([pid]) => Number(pid));

const photo = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } })
		.png()
		.toBuffer();

async function widthOf(width: number): Promise<number> {
	const made = await maker.make({ kind: 'narrow', bytes: await photo(), width, format: 'webp' });
	return (await sharp(Buffer.from(made)).metadata()).width;
}

it('makes pictures in one process, which ends without work and starts again', async () => {
	maker = createPictureMaker(silentLogger, 300);
	const before = children();
	expect(await Promise.all([20, 30, 40, 90].map(widthOf))).toEqual([20, 30, 40, 60]);
	const started = children().filter((pid) => !before.includes(pid));
	expect(started).toHaveLength(1);
	await vi.waitFor(() => expect(children()).not.toContain(started[0]), { timeout: 5_000 });
	expect(await widthOf(20)).toBe(20);
});

it('starts another process when one was killed, and says so', async () => {
	const warn = vi.fn();
	maker = createPictureMaker({ ...silentLogger, warn });
	const before = children();
	await widthOf(20);
	for (const pid of children().filter((pid) => !before.includes(pid))) process.kill(pid, 'SIGKILL');
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
	expect(await widthOf(20)).toBe(20);
});

it('makes a picture in another process when the one that had it was killed', async () => {
	maker = createPictureMaker(silentLogger);
	const before = children();
	await widthOf(20);
	for (const pid of children().filter((pid) => !before.includes(pid))) process.kill(pid, 'SIGKILL');
	// The end of the process is not known yet.
	expect(await widthOf(30)).toBe(30);
});

it('refuses what is no picture, and makes the next one', async () => {
	maker = createPictureMaker(silentLogger);
	const broken = maker.make({ kind: 'narrow', bytes: Buffer.from('not a picture'), width: 20, format: 'webp' });
	await expect(broken).rejects.toThrow('unsupported image format');
	expect(await widthOf(20)).toBe(20);
});
