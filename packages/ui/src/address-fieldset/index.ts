export { AddressFieldset, type AddressFieldsetProps } from './address-fieldset.tsx';
export { AddressFullRow, type AddressFullRowProps } from './address-full-row.tsx';
export { AddressSummary, type AddressSummaryProps } from './address-summary.tsx';
