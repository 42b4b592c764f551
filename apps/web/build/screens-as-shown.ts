import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { isNode, type Node } from './syntax.ts';

const ROUTES = join(import.meta.dirname, '../../../packages/storefront/src/routes.ts');
/** A lazy import of the route table, and a row that asks its visitors to sign in. */
const LAZY = /const (\w+) = \(\) => import\('([^']+)'\)/g;
const GUARDED = /\{[^{}]*guard: 'account'[^{}]*screen: (\w+)[^{}]*\}/g;

/** Names of stories, which no browser of a shopper's reads. */
const OF_STORIES = ['states'];
/** How a page is asked for: browsers take the pages that anybody may see as the server made them, in payload files. */
const OF_ASKING = ['queries', 'head', 'gone', 'status', 'moved', 'redirect', ...OF_STORIES];

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

/** All nodes below one, itself first. */
function* nodesBelow(value: unknown): Generator<Node> {
	if (Array.isArray(value)) for (const each of value) yield* nodesBelow(each);
	else if (isNode(value)) {
		yield value;
		for (const each of Object.values(value)) yield* nodesBelow(each);
	}
}

/**
 * Files of the screens that the browser asks for itself, because what they show is the visitor's alone.
 * @throws Error when it cannot tell
 */
function askedByBrowsers(): Set<string> {
	const routes = readFileSync(ROUTES, 'utf8');
	const files = new Map([...routes.matchAll(LAZY)].map(([, name = '', path = '']) => [name, basename(path)] as const));
	const names = [...routes.matchAll(GUARDED)].map(([, name = '']) => name);
	const isReadWhole =
		names.length === routes.split("guard: 'account'").length - 1 && names.every((name) => files.has(name));
	if (!isReadWhole) throw new Error('The route table is written otherwise: screens-as-shown.ts needs a look.');
	return new Set(names.flatMap((name) => files.get(name) ?? []));
}

/** What a screen defines and what it exports of that: the properties of the object and of the pattern. */
function definedAndExported(program: unknown): Node[] {
	return [...nodesBelow(program)].flatMap((node) => {
		const isDefinition = node.type === 'CallExpression' && nameOf(node.callee) === 'defineScreen';
		const holder = isDefinition && Array.isArray(node.arguments) ? node.arguments[0] : undefined;
		const exported =
			node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern' && node.id;
		return [holder, exported].flatMap((each) =>
			isNode(each) && Array.isArray(each.properties) ? each.properties : [],
		);
	});
}

/** Leaves out of the client's screens what only servers and stories read, with all that this imports. */
export function screensAsShown(): Plugin {
	let asked = new Set<string>();
	return {
		name: 'screens-as-shown',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		buildStart() {
			asked = askedByBrowsers();
		},
		transform: {
			filter: { id: /packages\/storefront\/src\/.*-screen\.tsx$/ },
			handler(code, id) {
				const left = asked.has(basename(id)) ? OF_STORIES : OF_ASKING;
				const properties = definedAndExported(this.parse(code, { lang: 'tsx' }));
				const gone = properties.filter(({ key }) => left.includes(nameOf(key) ?? ''));
				if (!gone.some(({ key }) => nameOf(key) === 'states')) {
					this.error(`${id} is not written as the other screens: screens-as-shown.ts needs a look.`);
				}
				const lean = gone
					.sort((one, other) => other.start - one.start)
					.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
				return { code: lean, map: null };
			},
		},
	};
}
