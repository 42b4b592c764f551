import { Accordion, AccordionItem } from '@zaylat/ui/accordion';

export const Questions = () => (
	<Accordion>
		<AccordionItem value="delivery" label="When does it arrive?">
			In three to seven days.
		</AccordionItem>
		<AccordionItem value="return" label="Can I send it back?">
			Within seven days, unused.
		</AccordionItem>
	</Accordion>
);
