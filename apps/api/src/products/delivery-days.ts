import { DELIVERY_DAYS, type DeliveryDays } from '@zaylat/domain/delivery';

/** Digital goods are in the account immediately (Decision 14). */
const AT_ONCE: DeliveryDays = { min: 0, max: 0 };

/** Days until a product arrives. @param kind `goods` or `digital` */
export const daysOf = (kind: string): DeliveryDays => (kind === 'digital' ? AT_ONCE : DELIVERY_DAYS);
