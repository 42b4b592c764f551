/** Lines of the changelogs, as changesets asks for them: the text of a changeset with a link to the commit that added it. */

const indented = (text) => text.trim().replaceAll(/\n(?=.)/g, '\n  ');

export function getReleaseLine({ summary, commit }, _type, { repository }) {
	const link = commit === undefined ? '' : ` ([${commit.slice(0, 7)}](${repository}/commit/${commit}))`;
	const [first, ...rest] = summary.trim().split('\n');
	const end = first.endsWith(':') ? ':' : '';
	return `- ${indented([`${first.slice(0, first.length - end.length)}${link}${end}`, ...rest].join('\n'))}`;
}

export function getDependencyReleaseLine(_changesets, dependencies) {
	if (dependencies.length === 0) return '';
	const names = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
	return `- Uses ${names.join(', ')}.`;
}
