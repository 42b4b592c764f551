import type { DigitalForm } from '@zaylat/domain/digital';
import { CalendarClock, Download, Infinity as Endless, type LucideIcon, Ticket } from 'lucide-react';

/** The sign of each form. */
export const FORM_ICONS: Readonly<Record<DigitalForm, LucideIcon>> = {
	one_time: Ticket,
	download: Download,
	subscription: CalendarClock,
	life_time: Endless,
};
