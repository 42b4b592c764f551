import type { Plugin } from 'vite';
import { isNode, type Node } from './syntax.ts';

/**
 * Modules of libraries of which a page needs little at first and the rest when somebody goes somewhere. A bundler keeps
 * a module in one file; split, the few declarations are a module of their own and no longer bring the rest along.
 */
const SPLIT: readonly { readonly file: RegExp; readonly first: readonly string[] }[] = [
	{
		file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
		first: ['IDLE_NAVIGATION', 'IDLE_FETCHER', 'IDLE_BLOCKER', 'clientErrors', 'hasInvalidProtocol'],
	},
	{
		file: /react-router\/dist\/production\/lib\/router\/history\.js$/,
		first: ['Action', 'createPath', 'createLocation', 'invariant', 'parsePath', 'warning'],
	},
	{
		file: /react-router\/dist\/production\/lib\/router\/utils\.js$/,
		first: [
			...['ErrorResponseImpl', 'convertRouteMatchToUiMatch', 'decodePath', 'defaultMapRouteProperties'],
			...['getResolveToMatches', 'getRoutePattern', 'isBrowser', 'isRouteErrorResponse', 'joinPaths', 'matchPath'],
			...['matchRoutes', 'parseToInfo', 'resolveTo', 'stripBasename'],
		],
	},
	{
		file: /react-router\/dist\/production\/lib\/components\.js$/,
		first: ['Outlet', 'RouterProvider'],
	},
	{
		file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
		first: ['ScrollRestoration', 'useLinkClickHandler'],
	},
	{
		file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
		first: ['FrameworkContext'],
	},
];

/** Marks the module of the declarations that are needed at first. */
const FIRST = '?first';

/** Names of a declaration at the top of a module. */
function declaredBy(node: Node): string[] {
	const declared = node.type === 'VariableDeclaration' ? node.declarations : [node];
	if (!Array.isArray(declared)) return [];
	return declared.flatMap((each: Node) => (isNode(each.id) && typeof each.id.name === 'string' ? [each.id.name] : []));
}

/** All names in a piece of code; some may be of other things, which takes more along than needed and never less. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
	if (Array.isArray(value)) for (const each of value) namesIn(each, names);
	else if (isNode(value)) {
		if (value.type === 'Identifier' && typeof value.name === 'string') names.add(value.name);
		for (const each of Object.values(value)) namesIn(each, names);
	}
	return names;
}

/** The declarations of some names with those that they use. */
function taken(declarations: ReadonlyMap<string, Node>, names: readonly string[]): Map<string, Node> {
	const found = new Map<string, Node>();
	const take = (name: string) => {
		const node = declarations.get(name);
		if (node === undefined || found.has(name)) return;
		found.set(name, node);
		for (const used of namesIn(node)) take(used);
	};
	for (const name of names) take(name);
	return found;
}

/** Splits the modules of `SPLIT`, in the build of the client. */
export function splitModules(): Plugin {
	const firsts = new Map<string, string>();
	return {
		name: 'split-modules',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: {
			filter: { id: /\?first$/ },
			handler: (id) => ({ id, moduleSideEffects: false }),
		},
		load: {
			filter: { id: /\?first$/ },
			handler: (id) => firsts.get(id),
		},
		transform: {
			filter: { id: SPLIT.map(({ file }) => file) },
			handler(code, id) {
				const split = SPLIT.find(({ file }) => file.test(id));
				if (split === undefined) return undefined;
				const body: readonly unknown[] = this.parse(code).body;
				const nodes = body.filter(isNode);
				const declarations = new Map(nodes.flatMap((node) => declaredBy(node).map((name) => [name, node] as const)));
				for (const name of split.first) {
					if (!declarations.has(name)) this.error(`${id} has no ${name} any more: split-modules.ts needs a look.`);
				}
				const first = taken(declarations, split.first);
				const pieces = new Set(first.values());
				const names = [...first.keys()].join(', ');
				const text = (chosen: Iterable<Node>) => [...chosen].map(({ start, end }) => code.slice(start, end)).join('\n');
				const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
				firsts.set(
					id + FIRST,
					`${text(imports)}\n${text([...pieces].sort((one, other) => one.start - other.start))}\nexport { ${names} };`,
				);
				const rest = text(nodes.filter((node) => !pieces.has(node)));
				return { code: `import { ${names} } from '${id}${FIRST}';\n${rest}`, map: null, moduleSideEffects: false };
			},
		},
	};
}
