export { Failure as default } from '@portal/ui/artwork';
