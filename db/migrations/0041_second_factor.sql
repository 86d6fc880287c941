-- A permission template may demand a second factor of everybody on it, at their next sign-in.
alter table permission_template add second_factor_required boolean default false;
-- What said so of a whole company was never asked.
alter table company drop second_factor_required;
alter table login_token drop constraint login_token_kind_check;
alter table login_token add check (kind in ('reset', 'second-factor', 'set-up'));
