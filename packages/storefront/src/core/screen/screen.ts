import type { Language } from '@zaylat/domain/languages';
import type { CurrencyKey } from '@zaylat/domain/money';
import type { ComponentType } from 'react';
import type { Area, Translate } from '../../i18n/resources.ts';
import type { Preloadable } from '../lazy/preloadable.ts';
import type { QueryContext, ScreenData, ScreenQueries } from './screen-queries.ts';

/** All that a screen may know about the page it is asked for; the same on the server, in the browser and in Storybook. */
export interface ScreenContext extends QueryContext {
	readonly language: Language;
	readonly currency: CurrencyKey;
	/** The page's address, with query. */
	readonly url: URL;
	/** Texts of the screen's areas: `t('product:gone.title')`; keys without an area are of `app`. */
	readonly t: Translate;
	/** Milliseconds since the epoch. */
	now(): number;
}

/** A piece of JSON-LD, for example a schema.org Product. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** What a page says about itself in the document's head. */
export interface Head {
	readonly title: string;
	readonly description: string;
	/** Path (and query, where it addresses content) that search engines should keep. */
	readonly canonicalPath: string;
	/** For example `noindex`; absent means that the page may be indexed. */
	readonly robots?: string;
	readonly jsonLd?: JsonLd | readonly JsonLd[];
	/** Path or address of the picture that link previews show. */
	readonly image?: string;
	/** Whether the page is of one edition alone, as a product is; then no alternate leads to the other host. Default false. */
	readonly isOfOneEdition?: boolean;
}

/** A failure as data, so that the server can hand it to the browser. */
export interface ScreenFailure {
	/** Code of the error catalogue; its text is `errors:<code>`. */
	readonly code: string;
	/** HTTP status of the page. */
	readonly status: number;
	readonly retryable: boolean;
	readonly requestId?: string;
	/** Facts of the error, for example the edition that has what is looked for. */
	readonly details?: Readonly<Record<string, string | number>>;
}

/** Props of a screen's own error state. */
export interface FailureProps {
	readonly failure: ScreenFailure;
	/** Asks for the page's data again. */
	retry(): void;
	readonly isRetrying: boolean;
}

/** What the head of a page says when the one thing that it shows does not exist, or not for this visitor. */
export interface GoneTexts {
	/** Codes of the error catalogue that mean it; the page then answers 404. */
	readonly codes: readonly string[];
	/** Title and description, as the page's own error state words them. */
	head(context: Pick<ScreenContext, 't'>): Pick<Head, 'title' | 'description'>;
}

/** The named exports of a `<name>-screen.tsx`. */
export interface ScreenModule<Queries extends ScreenQueries = ScreenQueries> {
	/** The screen; it reads its data with `useScreenQuery` and its address with React Router's hooks. */
	readonly Component: ComponentType;
	/** Error state for a failed critical query; the default one when absent. */
	readonly Failure?: ComponentType<FailureProps>;
	/** What the page needs of the API; nothing when absent. */
	readonly queries?: Queries;
	head(context: ScreenContext, data: ScreenData<Queries>): Head;
	/** HTTP status when all critical queries succeeded; 200 when absent. */
	status?(context: ScreenContext, data: ScreenData<Queries>): number;
	/** The 404 of a page about one thing: which errors of its critical queries mean that there is no such thing. */
	readonly gone?: GoneTexts;
	/** Path that the page has now (301), when its responses say that it is another than the address; else undefined. */
	moved?(context: ScreenContext, data: ScreenData<Queries>): string | undefined;
	/** Path to send the visitor to (302) before anything is asked for, or undefined. */
	redirect?(context: ScreenContext): string | undefined | Promise<string | undefined>;
	/** Names of the screen's states; each has a story, and each story's name is one of these. */
	readonly states: readonly string[];
	/** Areas of texts it uses, besides `app` and `errors`, which are always there. */
	readonly namespaces: readonly Area[];
	/** Lazy components that it shows after every navigation: their code is fetched ahead with that of the screen. */
	readonly parts?: readonly Preloadable[];
}

/**
 * Checks that a screen's exports fit together, and types its `states` literally and the responses by the queries.
 *
 * @example
 * export const { Component, queries, head, states, namespaces } = defineScreen({ Component: HomePage, ... });
 */
export function defineScreen<Queries extends ScreenQueries, const S extends ScreenModule<Queries>>(
	screen: S & { readonly queries?: Queries },
): S {
	return screen;
}
