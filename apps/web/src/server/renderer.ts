import type { Readable } from 'node:stream';
import type { Logger } from '@zaylat/api';
import type { CookieRules } from '@zaylat/domain/cookies';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { ApiService } from './api-service.ts';

/** A page request of a browser. */
export interface PageRequest {
	/** The page's address on its edition's public origin; for a payload file, the address of its page. */
	readonly url: URL;
	readonly edition: Edition;
	/** The visitor's headers; a rendering that may be shared reads nothing of them but preferences. */
	readonly headers: Headers;
	/** In the log line of the page, in those of its calls to the API, and on its error page. */
	readonly requestId: string;
	/** Address of the visitor, when it is known. */
	readonly clientIp: string | undefined;
	/** For inline scripts of a streamed page. */
	readonly nonce: string;
	readonly signal: AbortSignal;
}

/** Inputs that determine the page of an anonymous visitor; its cache key. */
export interface PageIdentity {
	/** Cache key of the page; undefined when it depends on the visitor. */
	readonly cacheKey: string | undefined;
	/** Path of the page with its places, such as `/Products/:id`; `none` where there is no such page. */
	readonly route: string;
	/** Headers that the response depends on, besides `accept-encoding`. */
	readonly vary: readonly string[];
}

/** A page or payload as it was made. */
export type PageResponse =
	| { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string; readonly isShareable: boolean }
	| {
			readonly kind: 'page';
			readonly status: number;
			/** Whether the page is independent of the visitor. */
			readonly isShareable: boolean;
			/** The whole, or pieces as they are ready. */
			readonly body: string | Readable;
			/** Seconds until a rate-limited visitor may retry. */
			readonly retryAfter?: number | undefined;
			/** `link` header with the files that the browser should fetch immediately. */
			readonly link?: string | undefined;
	  };

/** What is known of the shop's pages without rendering one; the route table is part of the built bundle. */
export interface Site {
	/** Paths of pages that search engines should list independently of the catalogue. */
	readonly pages: readonly string[];
	readonly editions: readonly Edition[];
	readonly languages: readonly Language[];
	/** Path of the digital area. */
	readonly digitalPath: string;
	/** Whether a path leads to a page. */
	isBuilt(path: string): boolean;
	/** Address of a path in an edition and language (Decision 3). */
	addressOf(path: string, edition: Edition, language: Language): string;
}

/** Renders requests into pages; made by the built bundle, or by Vite in development. */
export interface Renderer {
	readonly site: Site;
	/** Path of the page that a payload file belongs to; undefined when the path is no payload file's. */
	pageOfPayload(pathname: string): string | undefined;
	/** Hashes of inline scripts that any page may carry, as a content security policy names them. */
	readonly inlineScriptHashes: readonly string[];
	identify(request: PageRequest): PageIdentity;
	page(request: PageRequest): Promise<PageResponse>;
	/** The document without a page, which the service worker keeps (ADR 87). */
	shell(request: PageRequest): { readonly html: string; readonly buildId: string };
	payload(request: PageRequest): Promise<PageResponse>;
	/** Whether there is a form of this name. */
	isForm(name: string): boolean;
	/** Does what a form asks for. @returns path and query of the page that shows the result */
	form(name: string, request: FormRequest): Promise<string>;
	/** The web app manifest as JSON, of the request's edition and language. */
	webManifest(request: PageRequest): Promise<string>;
}

/** A form of a page without script, and the visitor who sent it. */
export interface FormRequest {
	readonly fields: FormData;
	/** Path and query of the page that the form is on. */
	readonly from: string;
	readonly edition: Edition;
	readonly now: number;
	/** Whether the visitor's connection is https. */
	readonly isSecure: boolean;
	/** Value of a cookie of the visitor. */
	cookie(name: string): string | undefined;
	setCookie(name: string, value: string, rules: CookieRules): void;
	/** Calls the API as the visitor's browser would. */
	fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** What the renderer is given once. */
export interface RendererServices {
	/** Calls the API, in this process or over the network; see `ApiService`. */
	readonly fetchApi: ApiService['fetch'];
	readonly securityKey: string;
	readonly origins: Readonly<Record<Edition, string>>;
	/** Whether pages may show what exists only in the demo profile (Decision 23). */
	readonly isDemo: boolean;
	/** Whether only this machine reaches the server: pages may tell its operator what to do. */
	readonly isLocal: boolean;
	/** The client's build; undefined in development, where Vite serves modules. */
	readonly build: { readonly id: string; readonly manifest: Readonly<Record<string, ManifestChunk>> } | undefined;
	now(): number;
	readonly logger: Logger;
}

/** One entry of Vite's manifest. */
export interface ManifestChunk {
	readonly file: string;
	readonly src?: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}
