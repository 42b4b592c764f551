import type { StoryObj } from '@storybook/react-vite';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/**
 * Fills the page's form by the names of its fields, which are the same in every language, and sends it.
 * @param typed texts by field
 * @param next name of a field that comes up after it; waited for
 */
export async function fillAndSend(
	{ canvas, canvasElement, userEvent }: Pick<Context, 'canvas' | 'canvasElement' | 'userEvent'>,
	typed: Readonly<Record<string, string>>,
	next?: string,
): Promise<void> {
	await canvas.findByRole('heading', { level: 1 });
	const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`main [name=${name}]`);
	for (const [name, text] of Object.entries(typed)) {
		const input = field(name);
		if (input) await userEvent.type(input, text);
	}
	const submit = canvasElement.querySelector<HTMLButtonElement>('main [type=submit]');
	if (submit) await userEvent.click(submit);
	if (next === undefined) return;
	await new Promise<void>((resolve) => {
		const look = () => (field(next) ? resolve() : requestAnimationFrame(look));
		look();
	});
}
