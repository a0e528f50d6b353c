import { ViewBar } from '../views/view-bar';
import { ExportButton } from './export-button';
import { LayoutButton, SelectButton } from './list-layout';
import { ListSelection } from './list-selection';
import { StaffRows } from './staff-rows';

/** What a list draws for staff alone: an applicant's list has not a byte of it. */
export const STAFF_TOOLS = { ExportButton, LayoutButton, ListSelection, SelectButton, StaffRows, ViewBar };
