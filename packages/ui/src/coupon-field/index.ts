export { CouponField, type CouponFieldLabels, type CouponFieldProps, type CouponStatus } from './coupon-field.tsx';
