#!/usr/bin/env node
/**
 * Runs a script of this repository with the Node and pnpm that it needs, on any machine with Node 20+ and npm.
 *
 *   node tools/toolchain.mjs tools/start.mjs [arguments]
 *
 * When the Node that runs this file and the pnpm on PATH fit, they are used. Otherwise exact versions are
 * installed once from the npm registry into `.toolchain/`. Only platform packages with plain binaries are
 * installed and install scripts stay off, so every npm behaves alike and nothing is compiled or linked globally.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
const PNPM_VERSION = '12.21.0';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const home = join(root, '.toolchain');
const bin = join(home, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** The npm package that contains the Node binary of this machine. */
function nodePackage() {
	const platform = isWindows ? 'win' : process.platform;
	const family = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
	return `${family}-${platform}-${process.arch}`;
}

/**
 * Variables that npm sets for the script it runs would steer a nested npm or pnpm to the wrong place.
 * Settings of the machine (registry, proxy, certificates) stay.
 */
function cleanEnvironment() {
	const ofNpm =
		/^npm_(lifecycle_|package_|command$|execpath$|node_execpath$|config_(local_prefix|global_prefix|prefix|globalconfig|noproxy|npm_version|node_gyp|init_module|user_agent|loglevel)$)/i;
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));
}

/** Whether a folder can be written, or made. */
function isWritable(folder) {
	if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder));
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

/** Where HOME cannot be written (containers with a foreign user), npm and pnpm keep their caches in the clone. */
function cacheSettings() {
	if (isWritable(homedir())) return {};
	const cache = join(home, 'cache');
	return {
		HOME: join(home, 'home'),
		npm_config_cache: cache,
		npm_config_store_dir: join(home, 'store'),
		XDG_CACHE_HOME: cache,
		XDG_DATA_HOME: join(home, 'data'),
	};
}

function currentPnpm(env) {
	const response = spawnSync('pnpm', ['--version'], { env, cwd: home, encoding: 'utf8', shell: isWindows });
	return response.status === 0 ? response.stdout.trim() : undefined;
}

/** The manifest and folder of a package in `.toolchain/`; undefined when another version, or none, is there. */
function installed(name, wanted) {
	const folder = join(home, 'node_modules', name);
	try {
		const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
		return manifest.version === wanted ? { ...manifest, folder } : undefined;
	} catch {
		return undefined;
	}
}

/** The Node binary in `.toolchain/`, where Node and pnpm are there. */
function installedNode() {
	const node = installed(nodePackage(), NODE_VERSION);
	const isComplete = node && installed('pnpm', PNPM_VERSION) && existsSync(join(bin, 'pnpm'));
	return isComplete ? join(node.folder, node.bin.node) : undefined;
}

/** Makes `pnpm` the native binary: its npm placeholder would otherwise need the install script that stays off. */
function linkNativePnpm() {
	if (isWindows) return;
	const libc = process.report?.getReport?.().header?.glibcVersionRuntime || process.platform !== 'linux' ? '' : '-musl';
	const native = join(home, 'node_modules', '@pnpm', `exe.${process.platform}-${process.arch}${libc}`, 'pnpm');
	if (!existsSync(native)) return;
	rmSync(join(bin, 'pnpm'), { force: true });
	symlinkSync(relative(bin, native), join(bin, 'pnpm'));
}

function install(env) {
	const started = Date.now();
	process.stdout.write(`Fetching Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} into .toolchain (once) ...\n`);
	rmSync(join(home, 'node_modules'), { recursive: true, force: true });
	writeFileSync(join(home, 'package.json'), `${JSON.stringify({ private: true }, undefined, 2)}\n`);
	const packages = [`${nodePackage()}@${NODE_VERSION}`, `pnpm@${PNPM_VERSION}`];
	const flags = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', '--include=optional'];
	if (!isWindows) flags.push('--ignore-scripts');
	const { status, stdout, stderr, error } = spawnSync('npm', ['install', '--prefix', home, ...flags, ...packages], {
		cwd: home,
		env,
		shell: isWindows,
		stdio: ['ignore', 'pipe', 'pipe'],
		encoding: 'utf8',
	});
	if (status !== 0) {
		const output = error ? String(error) : stdout + stderr;
		process.stderr.write(`${output}\nCould not install ${packages.join(' and ')} from the npm registry.\n`);
		process.exit(1);
	}
	linkNativePnpm();
	process.stdout.write(`Fetched in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

function toolchain(env) {
	const isNodeFit = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
	if (isNodeFit && currentPnpm(env) === PNPM_VERSION) return { node: process.execPath, path: env.PATH };
	if (!installedNode()) install(env);
	const node = installedNode();
	if (!node) {
		process.stderr.write(
			`Node ${NODE_VERSION} has no npm package for ${process.platform} ${process.arch}: install Node ${NODE_MAJOR} and pnpm ${PNPM_VERSION} by hand.\n`,
		);
		process.exit(1);
	}
	const nodeLink = join(bin, 'node');
	if (!isWindows && !existsSync(nodeLink)) {
		rmSync(nodeLink, { force: true });
		symlinkSync(relative(bin, node), nodeLink);
	}
	return { node, path: [bin, dirname(node), env.PATH].join(delimiter) };
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
	process.stderr.write('Usage: node tools/toolchain.mjs <script> [arguments]\n');
	process.exit(2);
}
mkdirSync(home, { recursive: true });
const env = { ...cleanEnvironment(), ...cacheSettings() };
const { node, path } = toolchain(env);

const child = spawn(node, ['--conditions=@zaylat/source', resolve(root, script), ...args], {
	cwd: root,
	env: { ...env, PATH: path },
	stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) {
	// Told to end, npm ends its shell, which takes nobody along: then this process has another parent all at once.
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) child.kill('SIGTERM');
	}, 300).unref();
}
child.on('error', (error) => {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
child.on('close', (code, signal) => {
	if (signal) {
		process.removeAllListeners(signal);
		process.kill(process.pid, signal);
		return;
	}
	process.exit(code ?? 1);
});
