/** A tab of a browser. Selectors are CSS. */
export interface Tab {
	goto(address: string): Promise<void>;
	/** Calls a function in the page. It must not use anything outside of itself. */
	evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
	press(selector: string): Promise<void>;
	type(selector: string, text: string): Promise<void>;
	/** Sends the form of the focused field by the keyboard. */
	enter(selector: string): Promise<void>;
	select(selector: string, value: string): Promise<void>;
	/** Takes a picture of the window as PNG. */
	shot(file: string): Promise<void>;
	close(): Promise<void>;
}
