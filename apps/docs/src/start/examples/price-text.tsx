import { formatPrice } from '@zaylat/domain/money';
import { Price } from '@zaylat/ui/price';

const longyi = { amount: 1_850_000, currency: 'mmk' } as const;

export const LongyiPrice = () => <Price current={formatPrice(longyi, 'en')} />;
