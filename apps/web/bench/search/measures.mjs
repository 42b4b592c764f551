const TOP = 10;
const RECALLED = 30;

const gain = (grades) => grades.slice(0, TOP).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** Normalised discounted cumulative gain of the first ten. @param {readonly number[]} all grades of all products */
export function ndcg(grades, all) {
	const best = gain(all.toSorted((a, b) => b - a));
	return best === 0 ? 1 : gain(grades) / best;
}

/** The part of the products of the best grade that is among the first thirty, of as many as fit there. */
export function recall(grades, all) {
	const best = all.filter((grade) => grade === 3).length;
	return best === 0 ? 1 : grades.slice(0, RECALLED).filter((grade) => grade === 3).length / Math.min(best, RECALLED);
}

/** The part of the first ten, of as many as are shown, that has the best grade; 0 where nothing is shown. */
export function precision(grades) {
	const first = grades.slice(0, TOP);
	return first.filter((grade) => grade === 3).length / Math.max(1, first.length);
}

export const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
