import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react';
import type { Area } from '../../i18n/resources.ts';
import { type AppContext, useAppContext } from '../context/app-context.ts';
import { Loading, NearWindow } from './near-window.tsx';
import type { Preloadable, PreloadContext } from './preloadable.ts';

/** Options of `lazyComponent`. */
export interface LazyOptions {
	/** Areas of texts that the component uses beyond those of its screen. */
	readonly namespaces?: readonly Area[];
	/** Shown while the code and the texts load; nothing by default. */
	readonly fallback?: ReactNode;
	/**
	 * For what lies below the first view or is hidden on phones: on the page that the server rendered, its code loads when
	 * it comes near the window. After a navigation it loads with the page.
	 */
	readonly whenVisible?: {
		/** Classes of the element around it, whose place in the window counts: for example those that hide it on phones. */
		readonly className?: string;
		/**
		 * Width of the window in CSS pixels below which the classes hide it. A narrower window neither loads nor renders it
		 * after a navigation. Default 0.
		 */
		readonly minWidth?: number;
	};
	/**
	 * For what is in the first view and works by HTML: on the page that the server rendered, its code loads when somebody
	 * uses the page. After a navigation it loads with the page.
	 */
	readonly whenUsed?: {
		/** Classes of the element around it. */
		readonly className?: string;
	};
}

/** A component that loads its code and texts when it is first rendered. */
export type LazyComponent<Props> = ComponentType<Props> & Preloadable;

/**
 * Creates a component that loads its code and texts when it is first rendered: `React.lazy` with texts, for what opens
 * on demand, what only some visitors see and what lies below the first view. The server waits for it and renders it with
 * the page; the browser keeps that markup until the code has arrived. When a chunk is missing the page reloads once
 * (Specification §8); after that the error reaches the nearest error boundary. Without a connection it waits for one.
 *
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ namespaces = [], fallback, whenVisible, whenUsed }: LazyOptions = {},
): LazyComponent<Props> {
	// Texts belong to one shop, so what is loaded does too. `use` needs the same promise at each rendering.
	const components = new WeakMap<PreloadContext, Promise<ComponentType<Props>>>();

	async function loadFor({ i18n, preferences }: PreloadContext): Promise<ComponentType<Props>> {
		const [component] = await Promise.all([load(), i18n.load(preferences.getState().language, namespaces)]);
		return component;
	}

	async function requireFor(app: AppContext): Promise<ComponentType<Props>> {
		try {
			return await app.orReload(() => loadFor(app));
		} catch (failure) {
			if (app.isOnline()) throw failure;
			// The fallback stays in its place until then, and the rest of the page works.
			await app.whenOnline();
			return requireFor(app);
		}
	}

	function componentIn(app: AppContext): Promise<ComponentType<Props>> {
		const component = components.get(app) ?? requireFor(app);
		components.set(app, component);
		return component;
	}

	async function preload(app: PreloadContext): Promise<void> {
		const component = await loadFor(app);
		if (!components.has(app)) components.set(app, Promise.resolve(component));
	}

	const boundary = whenUsed ? ({ ...whenUsed, on: 'use' } as const) : whenVisible;
	const render = (props: Props) => {
		const content = <Content componentIn={componentIn} props={props} />;
		if (boundary === undefined) return <Suspense fallback={<Loading>{fallback}</Loading>}>{content}</Suspense>;
		return (
			<NearWindow preload={preload} fallback={fallback} {...boundary}>
				{content}
			</NearWindow>
		);
	};
	// `memo`: React would replace the markup of the server if it rendered an element in it again before its code is there.
	return Object.assign(boundary ? memo(render) : render, { preload });
}

interface ContentProps<Props> {
	readonly componentIn: (app: AppContext) => Promise<ComponentType<Props>>;
	readonly props: Props;
}

function Content<Props extends object>({ componentIn, props }: ContentProps<Props>) {
	const Component = use(componentIn(useAppContext()));
	return <Component {...props} />;
}
