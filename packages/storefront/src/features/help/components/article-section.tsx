import type { HelpBlock } from '@zaylat/api-client/contract';
import { Collapsible } from '@zaylat/ui/collapsible';
import { ArticleText } from './article-text.tsx';

interface ArticleSectionProps {
	/** Where links lead to. */
	readonly id: string;
	readonly heading: string;
	readonly blocks: readonly HelpBlock[];
}

/** A section of an article. */
export function ArticleSection({ id, heading, blocks }: ArticleSectionProps) {
	return (
		// Below the header that stays at the top.
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h2 id={id} className="scroll-mt-28 text-xl leading-heading font-bold text-balance">
				{heading}
			</h2>
			{blocks.map((block) => (
				<Block key={keyOf(block)} block={block} />
			))}
		</section>
	);
}

/** An article says nothing twice. */
function keyOf(block: HelpBlock): string {
	if (block.kind === 'question') return block.question;
	return block.kind === 'paragraph' ? block.text : block.items.join();
}

function Block({ block }: { readonly block: HelpBlock }) {
	switch (block.kind) {
		case 'paragraph':
			return (
				<p>
					<ArticleText text={block.text} spans={block.spans} />
				</p>
			);
		case 'list':
			return (
				<ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent-text">
					{block.items.map((item, place) => (
						<li key={item}>
							<ArticleText text={item} spans={block.spans?.[place]} />
						</li>
					))}
				</ul>
			);
		case 'steps':
			return (
				<ol className="flex flex-col gap-3 [counter-reset:step]">
					{block.items.map((item, place) => (
						<li key={item} className="flex gap-3 [counter-increment:step]">
							<span
								aria-hidden="true"
								className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text before:content-[counter(step)] [&:lang(my)]:before:content-[counter(step,myanmar)]"
							/>
							<span className="min-w-0 pt-0.5">
								<ArticleText text={item} spans={block.spans?.[place]} />
							</span>
						</li>
					))}
				</ol>
			);
		case 'question':
			return (
				<Collapsible label={block.question} headingLevel={3}>
					<p>
						<ArticleText text={block.answer} spans={block.spans} />
					</p>
				</Collapsible>
			);
	}
}
