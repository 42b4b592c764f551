import { BUILT_IN_SECTIONS, type ContentTime, contentState, isShown } from '@zaylat/domain/content';
import { filledText, type WrittenText } from '@zaylat/domain/goods';
import { DAY_MS } from '@zaylat/domain/time';
import type { Collection } from '../collections/contract.ts';
import type { Banner, HomeFeed, HomeSection } from '../home/contract.ts';
import { type MockContext, perWorld, timeOf } from '../mocks/answer.ts';
import { pictureOf, summaryOf } from '../mocks/catalogue.ts';
import { LANGUAGE_PLACES, recorded, recordedInAll } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { Picture } from '../shared.ts';
import type { BannerInput, HomeContent, HomeSectionInput } from './contract.ts';

/** What a mock API keeps of the home page of an edition. */
export interface HomeContentState {
	banners: ({ readonly id: string } & BannerInput)[];
	sections: ({ readonly id: string } & HomeSectionInput)[];
}

const keyOf = ({ path }: Picture) => path.slice(path.lastIndexOf('/') + 1);

/** A recorded picture as it was recorded, another one as a drawing. */
function pictureFor(key: string, alt: string, tint: number, { catalogue }: MockContext): Picture {
	const known = recorded<Banner>('banners', catalogue.config).flatMap(({ pictures }) => pictures);
	const found = known.find((picture) => keyOf(picture) === key);
	return found ? { ...found, alt, tint } : pictureOf(key, alt, tint);
}

const always = { isDraft: false, startsAt: null, endsAt: null, languages: [] };

/** The banners and sections of a world: those of the recording, which are shown always. */
export const homeContentOf = perWorld(
	(world: World, { config, products }: MockContext['catalogue']): HomeContentState => {
		const inAll = products.length === 0 ? [] : recordedInAll<Banner>('banners', config.edition);
		const textOf = (at: number, name: 'title' | 'text' | 'action') =>
			Object.fromEntries(LANGUAGE_PLACES.map((language, place) => [language, inAll[place]?.[at]?.[name] ?? '']));
		const banners = (inAll[0] ?? []).map(({ id, to, pictures, tint }, at) => ({
			...{ id, to, tint, alt: {}, ...always },
			...{ title: textOf(at, 'title'), text: textOf(at, 'text'), action: textOf(at, 'action') },
			pictures: pictures.map(keyOf),
		}));
		const [first] = banners;
		const more =
			first === undefined || world.options.staff === undefined
				? []
				: [
						{ ...first, id: 'planned', startsAt: timeOf(world, 7 * DAY_MS), endsAt: timeOf(world, 14 * DAY_MS) },
						{ ...first, id: 'draft', title: { en: 'New year' }, text: {}, action: {}, isDraft: true },
					];
		return {
			banners: [...banners, ...more],
			sections: BUILT_IN_SECTIONS.map((kind) => ({ id: kind, kind, title: {}, collection: null, ...always })),
		};
	},
);

/** The times of something as the rules read them. */
export const timesOf = ({ isDraft, startsAt, endsAt, languages }: BannerInput | HomeSectionInput): ContentTime => ({
	...{ isDraft, languages },
	startsAt: startsAt === null ? null : Date.parse(startsAt),
	endsAt: endsAt === null ? null : Date.parse(endsAt),
});

const nameOf = (text: WrittenText, { catalogue: { config } }: MockContext) =>
	filledText(text, config.edition)[config.language];

/** All of it as staff see it. */
export function homeContentFor(context: MockContext): HomeContent {
	const { world, catalogue } = context;
	const state = homeContentOf(world, catalogue);
	const stateOf = (each: BannerInput | HomeSectionInput) => contentState(timesOf(each), world.now());
	return {
		banners: state.banners.map(({ pictures, ...banner }) => ({
			...{ ...banner, state: stateOf({ ...banner, pictures }) },
			pictures: pictures.map((key) => ({
				key,
				picture: pictureFor(key, nameOf(banner.alt, context), banner.tint, context),
			})),
		})),
		sections: state.sections.map((section) => ({ ...section, state: stateOf(section) })),
		collections: recorded<Collection>('collections', catalogue.config).map(({ id, title }) => ({
			id: Number(id),
			title,
		})),
	};
}

/** Which home page is asked for. */
export interface HomeMoment {
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly withDrafts?: boolean;
}

/** The banners and sections that the home page shows at a moment. */
export function shownHome(
	context: MockContext,
	{ now, withDrafts }: HomeMoment,
): Pick<HomeFeed, 'banners' | 'sections'> {
	const { world, catalogue } = context;
	const state = homeContentOf(world, catalogue);
	const { language } = catalogue.config;
	const isNow = (each: BannerInput | HomeSectionInput) => isShown(timesOf(each), { now, language, withDrafts });
	return {
		banners: state.banners.filter(isNow).map(({ id, title, text, action, alt, to, pictures, tint }) => ({
			...{ id, to, tint, title: nameOf(title, context), text: nameOf(text, context), action: nameOf(action, context) },
			pictures: pictures.map((key) => pictureFor(key, nameOf(alt, context), tint, context)),
		})),
		sections: state.sections.filter(isNow).map((section) => sectionOf(section, context)),
	};
}

/** Products that a hand-picked section shows. */
const PICKED = 6;

function sectionOf(
	{ id, kind, title, collection }: HomeContentState['sections'][number],
	context: MockContext,
): HomeSection {
	const own = nameOf(title, context);
	if (kind !== 'collection') return { id, kind, title: own || null, to: null, products: [] };
	const { config, products } = context.catalogue;
	const picked = recorded<Collection>('collections', config).find((each) => Number(each.id) === collection);
	return {
		...{ id, kind, title: own || (picked?.title ?? null) },
		to: picked ? `/product-collections/${picked.slug}/${picked.id}` : null,
		products: products.slice(0, PICKED).map(summaryOf),
	};
}
