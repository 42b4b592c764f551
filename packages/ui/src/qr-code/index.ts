export { QrCode, type QrCodeCorrection, type QrCodeProps } from './qr-code.tsx';
