import type { Topic } from '../facts/topics.ts';
import type { TopicRemarks } from './types.ts';

/** What reviews in English say of products of each topic. */
export const ENGLISH: Readonly<Record<Topic, TopicRemarks>> = {
	device: {
		good: ['Set up in five minutes.', 'Three weeks of daily use, no problems so far.', 'Quieter than my old one.'],
		fair: ['Works well, the manual could be better.'],
		poor: ['Stopped working after a week. Waiting for the refund.'],
	},
	furniture: {
		good: [
			'Measured twice, fits the corner exactly.',
			'Two of us had it standing in fifteen minutes.',
			'Steady, nothing wobbles.',
		],
		fair: ['Comfortable, but heavier to carry upstairs than I thought.'],
		poor: ['One foot is shorter than the others. The shop is sending a new one.'],
	},
	clothes: {
		good: [
			'The fabric is soft and the seams are straight.',
			'Washed it three times, the colour holds.',
			'True to the size chart.',
		],
		fair: ['Nice, but runs a little small. Read the size chart first.'],
		poor: ['Got the wrong colour. The shop is exchanging it.'],
	},
	shoes: {
		good: [
			'Walked ten kilometres on the first day, no blisters.',
			'My usual size fits.',
			'Light, and the sole does not slip.',
		],
		fair: ['Comfortable, a bit narrow in front.'],
		poor: ['The sole came loose after two weeks.'],
	},
	care: {
		good: ['Gentle, my skin did not react.', 'Smells lovely and not too strong.', 'Long date on the pack.'],
		fair: ['Fine, but I see no difference yet.'],
		poor: ['Too strong for my skin, I stopped using it.'],
	},
	food: {
		good: ['Fresh, and the date is far away.', 'Tastes like at home.', 'The family finished it in two days.'],
		fair: ['Good, a little saltier than I like.'],
		poor: ['The bag was open at one corner. Got a refund.'],
	},
	kitchen: {
		good: ['Used every day since it came.', 'Easy to clean.', 'Just the right size for four.'],
		fair: ['Good, but the lid is a bit loose.'],
		poor: ['Arrived with a crack. The shop is replacing it.'],
	},
	play: {
		good: ['My son takes it everywhere.', 'Well made for the price.', 'Used it every weekend.'],
		fair: ['Fun, but I expected it to be sturdier.'],
		poor: ['Broke on the third day.'],
	},
	paper: {
		good: ['Good paper, clear print.', 'My daughter uses it at school.', 'Corners arrived sharp.'],
		fair: ['Nice, the cover is thinner than I thought.'],
		poor: ['Two pages were stuck together.'],
	},
	credit: {
		good: ['Credited the moment I entered the code.', 'Cheaper than in the app.', 'Worked at the first try.'],
		fair: ['Fine, the code is long to type.'],
		poor: ['The code was refused. The shop is checking it.'],
	},
	media: {
		good: ['Plays smoothly on my phone.', 'Subtitles are well translated.', 'Works offline too.'],
		fair: ['Good choice, though some titles are missing.'],
		poor: ['Keeps stopping in the evening.'],
	},
	course: {
		good: [
			'The teacher explains slowly and clearly.',
			'Ten minutes a day, and I already understand more.',
			'The exercises are useful.',
		],
		fair: ['Good, but I had hoped for more exercises.'],
		poor: ['Too easy for the level that it names.'],
	},
	software: {
		good: ['Activated at once.', 'Runs on my old computer too.', 'Renewed it for a second year.'],
		fair: ['Does its job, the menus take a while to learn.'],
		poor: ['Could not activate it on a second device.'],
	},
	ticket: {
		good: ['Showed the code at the entrance, done.', 'No queue, straight in.', 'Good seats.'],
		fair: ['Fine, but the gate was hard to find.'],
		poor: ['The show was moved to another day.'],
	},
};
