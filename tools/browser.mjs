import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The browser that tests, Storybook and benchmarks run in.
 * @typedef {object} PinnedBrowser
 * @property {string} executablePath file to launch
 * @property {string[]} args flags for launches that paint the same pixels everywhere
 * @property {Record<string, string>} env environment to launch it with
 * @property {boolean} isPinned false when it is whatever Chrome this machine has: pictures must not be compared then
 */

/** The package's own flags turn off web security and crash with several contexts, so these stand instead. */
const ARGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu', '--hide-scrollbars'];

/** Where a Chrome is found on machines that the pinned one does not run on. */
const INSTALLED = [
	'/usr/bin/google-chrome',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Libraries that slim systems lack; the package carries them for such cases. */
const LIBRARIES = 'al2023.tar.br';

/** The package unpacks into whatever the temp folder is when it is loaded; another process keeps ours as it is. */
const UNPACK = `
const [entry, pack] = process.argv.slice(1);
const { default: chromium, inflate } = await import(entry);
chromium.setGraphicsMode = false;
await chromium.executablePath(pack);
await inflate(pack + '/${LIBRARIES}');
`;

/** @returns {Promise<PinnedBrowser | undefined>} nothing where the pinned browser cannot run */
async function pinned() {
	if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
	const entry = resolvePackage();
	if (!entry) return undefined;
	const folder = await unpacked(entry);
	const executablePath = join(folder, 'chromium');
	const env = environment();
	if (starts(executablePath, env)) return { executablePath, args: [...ARGS], env, isPinned: true };
	const libraries = join(folder, 'al2023', 'lib');
	const withLibraries = { ...env, LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
	if (starts(executablePath, withLibraries)) {
		return { executablePath, args: [...ARGS], env: withLibraries, isPinned: true };
	}
	return undefined;
}

/** @returns {string | undefined} */
function resolvePackage() {
	const workspace = fileURLToPath(new URL('../packages/ui/package.json', import.meta.url));
	try {
		return createRequire(workspace).resolve('@sparticuz/chromium');
	} catch {
		return undefined;
	}
}

/**
 * Unpacks once per version and person; a rename at the end makes runs side by side safe.
 * @param {string} entry
 * @returns {Promise<string>}
 */
async function unpacked(entry) {
	const root = dirname(dirname(entry));
	const { version } = createRequire(import.meta.url)(join(root, 'package.json'));
	const home = process.env.BROWSER_DIR ?? join(tmpdir(), `pinned-browser-${userInfo().username}`);
	const folder = join(home, version);
	if (existsSync(folder)) return folder;
	await mkdir(home, { recursive: true, mode: 0o700 });
	const fresh = await mkdtemp(join(home, 'unpacking-'));
	const result = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK, entry, join(root, 'bin')], {
		env: { ...process.env, TMPDIR: fresh },
		encoding: 'utf8',
	});
	if (result.status !== 0) throw new Error(`The pinned browser could not be unpacked into ${fresh}: ${result.stderr}`);
	await rename(fresh, folder).catch(async (error) => {
		await rm(fresh, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	});
	return folder;
}

/** @returns {Record<string, string>} */
function environment() {
	const set = Object.entries(process.env).filter((entry) => entry[1] !== undefined);
	return { .../** @type {Record<string, string>} */ (Object.fromEntries(set)), TZ: 'UTC' };
}

/**
 * @param {string} executablePath
 * @param {Record<string, string>} env
 */
function starts(executablePath, env) {
	return spawnSync(executablePath, ['--version', '--no-sandbox'], { env, stdio: 'ignore' }).status === 0;
}

/**
 * Finds the browser for tests: `CHROMIUM_PATH` when set, else the pinned Chromium of `@sparticuz/chromium`, else a
 * Chrome of this machine.
 * @returns {Promise<PinnedBrowser>}
 * @throws when there is none, saying what to install or set
 */
export async function pinnedBrowser() {
	const chosen = process.env.CHROMIUM_PATH;
	const found = chosen ? undefined : await pinned();
	if (found) return found;
	const executablePath = chosen ?? INSTALLED.find((path) => existsSync(path));
	if (executablePath) return { executablePath, args: [...ARGS], env: environment(), isPinned: false };
	throw new Error(
		'No browser to test in. On Linux x64 install libnss3, libnspr4 and libexpat1 for the pinned one; elsewhere install Chrome or set CHROMIUM_PATH.',
	);
}
