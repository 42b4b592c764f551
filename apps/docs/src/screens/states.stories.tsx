import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../foundations/page.tsx';
import { Cell, DataTable } from '../foundations/table.tsx';
import { KINDS, type Kind, kindOf, REASONS, WITHOUT } from './kinds.ts';
import { PICTURES } from './picture-list.ts';
import { SCREEN_STATES, type ScreenStates } from './screen-states.ts';

const meta = { title: 'Start/All screens', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = 'text-accent-text underline underline-offset-2';
const pictured = new Set(PICTURES);
const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const storyOf = ({ title }: ScreenStates, state: string) => `${slug(title)}--${state}`;
const hrefOf = (story: string) => `./?path=/story/${story}`;
const areaOf = ({ title }: ScreenStates) => title.split('/')[1] ?? '';
const nameOf = ({ title }: ScreenStates) => title.split('/').at(-1) ?? '';
const AREAS = [...new Set(SCREEN_STATES.map(areaOf))];
const STATE_COUNT = SCREEN_STATES.reduce((sum, { states }) => sum + states.length, 0);

/** Every state of every screen as a small picture that leads to its story; tests compare these lists with the stories. */
export const States: Story = {
	render: () => (
		<Page title="All screens">
			<p className="max-w-prose text-text-muted">
				{SCREEN_STATES.length} screens with {STATE_COUNT} states, as a phone shows them. Each picture leads to its
				story, where the toolbar changes language, edition, colours and text size. A state without a picture looks the
				same on every screen.
			</p>
			<nav aria-label="Areas">
				<ul className="flex flex-wrap gap-x-4">
					{AREAS.map((area) => (
						<li key={area}>
							<a href={`#${slug(area)}`} className={`inline-flex min-h-target items-center ${LINK}`}>
								{area}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{AREAS.map((area) => (
				<div key={area} id={slug(area)}>
					<Section title={area}>
						{SCREEN_STATES.filter((screen) => areaOf(screen) === area).map((screen) => (
							<Screen key={screen.file} screen={screen} />
						))}
					</Section>
				</div>
			))}
		</Page>
	),
};

function Screen({ screen }: { readonly screen: ScreenStates }) {
	return (
		<section className="mb-6 flex flex-col gap-3">
			<h3 className="font-semibold text-lg">{nameOf(screen)}</h3>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 text-sm">
				{screen.states.map((state) => (
					<State key={state} screen={screen} state={state} />
				))}
			</ul>
		</section>
	);
}

function State({ screen, state }: { readonly screen: ScreenStates; readonly state: string }) {
	const story = storyOf(screen, state);
	const kind = kindOf(state);
	return (
		<li data-screen={screen.file} data-state={state} data-kind={kind}>
			<a href={hrefOf(story)} target="_top" className="group flex flex-col gap-1 rounded-card">
				{pictured.has(story) ? (
					<img
						src={`screen-pictures/${story}.webp`}
						alt=""
						loading="lazy"
						width={120}
						height={320}
						className="aspect-[3/5] w-full rounded-card border border-border bg-surface-sunken object-cover object-top"
					/>
				) : (
					<span className="grid aspect-[3/5] w-full place-items-center rounded-card border border-border border-dashed bg-surface-sunken p-2 text-center text-text-muted text-xs">
						{kind ?? 'no picture'}
					</span>
				)}
				<span className="text-accent-text underline-offset-2 wrap-anywhere group-hover:underline">
					{state.replaceAll('-', ' ')}
				</span>
			</a>
		</li>
	);
}

/** The states of a kind that a screen has, or why it has none. */
function KindCell({ screen, kind }: { readonly screen: ScreenStates; readonly kind: Kind }) {
	const reason = WITHOUT[screen.file]?.[kind];
	return (
		<>
			{screen.states
				.filter((state) => kindOf(state) === kind)
				.map((state) => (
					<a
						key={state}
						href={hrefOf(storyOf(screen, state))}
						target="_top"
						className={`me-2 inline-flex min-h-target items-center ${LINK}`}
					>
						{state.replaceAll('-', ' ')}
					</a>
				))}
			{reason && <span className="text-text-muted">{REASONS[reason].short}</span>}
		</>
	);
}

/** What the short reasons of the table mean. */
function Reasons() {
	return (
		<dl className="grid gap-x-6 gap-y-2 text-sm tablet:grid-cols-[10rem_1fr]">
			{Object.entries(REASONS).map(([name, { short, text, ...more }]) => (
				<div key={name} id={name} className="contents">
					<dt className="font-semibold">{short}</dt>
					<dd className="text-text-muted">
						{text}{' '}
						{'story' in more && (
							<a href={hrefOf(more.story)} target="_top" className={LINK}>
								See it
							</a>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Which kinds of states each screen has: a mark leads to the story, a dash says why there is none. */
export const Kinds: Story = {
	render: () => (
		<Page title="Which screen has which kind of state">
			<p className="max-w-prose text-text-muted">
				A link leads to the state. Grey words say why a screen does not have it; they are explained below the table.
			</p>
			<DataTable
				label="Kinds of states by screen"
				heads={['Screen', ...KINDS.map((kind) => kind.replaceAll('-', ' '))]}
			>
				{SCREEN_STATES.map((screen) => (
					<tr key={screen.file} className="border-border border-b align-top">
						<th scope="row" className="py-2 pe-4 text-start font-semibold">
							{areaOf(screen) === nameOf(screen) ? nameOf(screen) : `${areaOf(screen)}: ${nameOf(screen)}`}
						</th>
						{KINDS.map((kind) => (
							<Cell key={kind}>
								<KindCell screen={screen} kind={kind} />
							</Cell>
						))}
					</tr>
				))}
			</DataTable>
			<Section title="Why a state is missing">
				<Reasons />
			</Section>
		</Page>
	),
};
