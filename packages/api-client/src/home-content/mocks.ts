import { arranged, bannerProblems, type ContentProblem, homeSectionProblems } from '@zaylat/domain/content';
import { mockHome } from '../home/mocks.ts';
import { type MockContext, type MockHandlers, perWorld, refuse, replaced } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import { noteMockChange } from '../mocks/staff.ts';
import { homeContentFor, homeContentOf, timesOf } from './mock-state.ts';

/** Drawings that stand for pictures that were sent, and how many were. */
const DRAWINGS = ['lotus', 'cup', 'shirt'];
const sentIn = perWorld(() => ({ count: 0 }));

const own = ({ world, catalogue }: MockContext) => homeContentOf(world, catalogue);

function requireFit(problems: readonly ContentProblem[]): void {
	if (problems.length > 0) refuse('bad_request');
}

function note({ world }: MockContext, action: Parameters<typeof noteMockChange>[1]['action'], id: string): void {
	noteMockChange(world, { action, subject: { id, name: id }, reason: null, before: {}, after: {} });
}

/** Mock answers of what staff write for the home page. */
export const homeContentHandlers = {
	getHomeContent: (call) => homeContentFor(call),
	previewHome: (call) => {
		const { at, drafts, language } = call.query;
		const { config } = call.catalogue;
		const catalogue = language === undefined ? call.catalogue : call.world.catalogue(config.edition, language);
		const now = at === undefined ? call.world.now() : Date.parse(at);
		return mockHome({ world: call.world, catalogue }, { now, withDrafts: drafts === 'true' });
	},
	saveBanner: (call) => {
		const { params, body } = call;
		const state = own(call);
		requireFit(bannerProblems({ ...body, ...timesOf(body), pictures: body.pictures.length }));
		const known = state.banners.find(({ id }) => id === params.id);
		const next = { ...body, id: params.id };
		state.banners = known ? replaced(state.banners, known, next) : [...state.banners, next];
		note(call, 'banner_saved', params.id);
		return homeContentFor(call);
	},
	removeBanner: (call) => {
		const state = own(call);
		const known = state.banners.find(({ id }) => id === call.params.id) ?? refuse('path_not_found');
		state.banners = replaced(state.banners, known);
		note(call, 'banner_removed', known.id);
		return homeContentFor(call);
	},
	saveHomeSection: (call) => {
		const { params, body } = call;
		const state = own(call);
		const others = state.sections.filter(({ id }) => id !== params.id).map(({ kind }) => kind);
		requireFit(homeSectionProblems({ ...body, ...timesOf(body) }, others));
		const known = state.sections.find(({ id }) => id === params.id);
		const next = { ...body, id: params.id };
		state.sections = known ? replaced(state.sections, known, next) : [...state.sections, next];
		note(call, 'home_section_saved', params.id);
		return homeContentFor(call);
	},
	removeHomeSection: (call) => {
		const state = own(call);
		const known = state.sections.find(({ id }) => id === call.params.id) ?? refuse('path_not_found');
		state.sections = replaced(state.sections, known);
		note(call, 'home_section_removed', known.id);
		return homeContentFor(call);
	},
	arrangeHome: (call) => {
		const { list, ids } = call.body;
		const state = own(call);
		if (list === 'banners') state.banners = arranged(state.banners, ids) ?? refuse('bad_request');
		else state.sections = arranged(state.sections, ids) ?? refuse('bad_request');
		note(call, 'home_arranged', list);
		return homeContentFor(call);
	},
	sendContentPicture: (call) => {
		const sent = sentIn(call.world);
		const key = DRAWINGS[sent.count % DRAWINGS.length] ?? '';
		sent.count += 1;
		note(call, 'content_picture_sent', key);
		return { key, picture: pictureOf(key, '', 1) };
	},
} satisfies Partial<MockHandlers>;
